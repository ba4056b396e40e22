/** What is measured: so many of something in a second. */
export const figures = {
  resolve: "decisions/s through resolve",
  written: "decisions/s through resolve, outcomes read",
  parsed: "decisions/s through resolve, states from JSON",
  inPlace: "decisions/s in place",
  games: "random games/s in place",
  post: "requests/s of POST /v1/resolve",
  echo: "requests/s of an echo with the same validation",
  echoChecked: "requests/s of an echo that checks the state too",
} as const;

export type Figure = keyof typeof figures;

export const figureNames = Object.keys(figures) as Figure[];

/** Figures that are asked for over HTTP rather than measured where they are. */
export const servedFigures = ["post", "echo", "echoChecked"] as const satisfies readonly Figure[];

export type ServedFigure = (typeof servedFigures)[number];

/** Figures that say more beside each other. */
export const pairs: readonly (readonly [figure: Figure, to: Figure, says: string])[] = [
  ["inPlace", "resolve", "in place to resolve"],
  ["parsed", "resolve", "states from JSON to states handed on"],
  ["post", "echo", "POST /v1/resolve to the echo"],
  ["post", "echoChecked", "POST /v1/resolve to the echo that checks the state"],
];

/** The rates measured of one figure, a round each; or why there are none. */
export type Measured = { readonly rates: readonly number[] } | { readonly missing: string };

/** What was measured of one commit. */
export type Measurements = Readonly<Partial<Record<Figure, Measured>>>;

/** The figures whose name or description contains a text. */
export function figuresWith(part: string): Figure[] {
  return figureNames.filter((name) => `${name} ${figures[name]}`.toLowerCase().includes(part.toLowerCase()));
}

/** The middle one of some numbers; of an even count, the lower of the two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Half the distance between the lowest and the highest, in hundredths of the median. */
export function spread(numbers: readonly number[]): number {
  return ((Math.max(...numbers) - Math.min(...numbers)) / 2 / median(numbers)) * 100;
}

/** The ratio of two figures: of each round, so that what slows the machine down slows down both; then the median. */
export function ratio(one: Measured | undefined, other: Measured | undefined): number | null {
  if (one === undefined || other === undefined || "missing" in one || "missing" in other) return null;
  const each = one.rates.flatMap((rate, round) => {
    const to = other.rates[round];
    return to === undefined ? [] : [rate / to];
  });
  return each.length === 0 ? null : median(each);
}

/** The measurements as lines of a table; those of another commit beside them where there are any. */
export function tableOf(
  here: Measurements,
  there?: { commit: string; measurements: Measurements },
): string[] {
  const rows = figureNames.filter((name) => here[name] !== undefined);
  const head = there === undefined ? [""] : ["", "here", there.commit, "ratio"];
  const body = rows.map((name) => {
    const other = there?.measurements[name];
    const beside = there === undefined ? [] : [shown(other), shownRatio(ratio(here[name], other))];
    return [figures[name], shown(here[name]), ...beside];
  });
  const ratios = pairs.flatMap(([one, to, says]) => {
    const own = ratio(here[one], here[to]);
    if (own === null) return [];
    const other = there && ratio(there.measurements[one], there.measurements[to]);
    return [[says, shownRatio(own), ...(other === undefined ? [] : [shownRatio(other)])]];
  });
  return [
    ...aligned([...(there === undefined ? [] : [head]), ...body, ...ratios]),
    ...whyMissing(here, ""),
    ...whyMissing(there?.measurements ?? {}, ` of ${there?.commit}`),
  ];
}

/** A line for each reason why figures of a commit are missing. */
function whyMissing(measurements: Measurements, whose: string): string[] {
  const missing = figureNames.flatMap((name) => {
    const measured = measurements[name];
    return measured !== undefined && "missing" in measured ? [{ name, why: measured.missing }] : [];
  });
  return Object.entries(Object.groupBy(missing, ({ why }) => why)).map(
    ([why, ones = []]) => `Missing${whose}: ${ones.map(({ name }) => name).join(", ")}: ${why}`,
  );
}

function shown(measured: Measured | undefined): string {
  if (measured === undefined) return "";
  if ("missing" in measured) return "missing";
  const rate = median(measured.rates);
  const rounded = rate.toLocaleString("en-US", { maximumFractionDigits: rate < 100 ? 1 : 0 });
  return measured.rates.length < 2 ? rounded : `${rounded} ±${Math.round(spread(measured.rates))} %`;
}

const shownRatio = (value: number | null): string => (value === null ? "" : `${value.toFixed(2)} x`);

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (so, row) => row.map((cell, at) => Math.max(cell.length, so[at] ?? 0)).concat(so.slice(row.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}
