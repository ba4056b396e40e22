/**
 * What a schema's value is as JSON: an optional field is there or it isn't, it is never there as `undefined`.
 * Schemas infer `field?: T | undefined`; values that came out of JSON are narrower than that.
 */
export type Json<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? Json<Item>[]
    : T extends object
      ? { [Key in keyof T]: Json<Exclude<T[Key], undefined>> }
      : T;
