/** Whether two values are the same JSON; fields may stand in any order. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((entry, i) => sameJson(entry, other[i]));
  }
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(
      (field) => Object.hasOwn(other, field) && sameJson(Reflect.get(one, field), Reflect.get(other, field)),
    )
  );
}

/** The fields of a value that aren't the same as those of another; null where all are. */
export function changedFrom<T extends object>(usual: T, value: T): Partial<T> | null {
  let changed: Partial<T> | null = null;
  for (const field in usual) {
    if (usual[field] === value[field] || sameJson(usual[field], value[field])) continue;
    changed ??= {};
    changed[field] = value[field];
  }
  return changed;
}
