const makersKey = Symbol("makers");

/** How to make the values of some properties. */
type Makers<Made extends object> = { readonly [Key in keyof Made]: () => Made[Key] };

type Lazy = { [makersKey]: Readonly<Record<string, () => unknown>> };

/**
 * The accessor of a property that becomes its value when it is first read. There is one for each name rather than for
 * each object: a JavaScript engine keeps accessors with the shapes of objects, which only its slowest collections of
 * garbage give back, together with all that a function of an object's own would see: a whole game for each outcome.
 */
function accessorOf(name: string): PropertyDescriptor {
  return {
    get(this: Lazy) {
      const value = this[makersKey][name]?.();
      Object.defineProperty(this, name, { value, enumerable: true, configurable: true, writable: true });
      return value;
    },
    enumerable: true,
    configurable: true,
  };
}

const accessors = {
  game: accessorOf("game"),
  position: accessorOf("position"),
  events: accessorOf("events"),
};

/**
 * Adds properties to a new object whose values are made when they are first read, for what takes longer to write than
 * to bring about. To whoever reads, lists, copies or writes the object they are properties like any other.
 */
export function lazily<Held extends object, Made extends Partial<Record<keyof typeof accessors, unknown>>>(
  holder: Held,
  makers: Makers<Made>,
): Held & Made {
  Object.defineProperty(holder, makersKey, { value: makers });
  for (const name of Object.keys(makers)) {
    Object.defineProperty(holder, name, accessors[name as keyof typeof accessors]);
  }
  return holder as Held & Made;
}
