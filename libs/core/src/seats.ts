/** Seats in the order of seating; turn order is the state's own list (115). */
export const allSeats = ["P1", "P2", "P3", "P4"] as const;
export type Seat = (typeof allSeats)[number];

/** Where permanents and runes can be (198.1): a player's base by seat, or a battlefield by its slot. */
export type Location = Seat | number;

export const isBattlefield = (location: Location | null): location is number => typeof location === "number";
export const isBase = (location: Location | null): location is Seat => typeof location === "string";
