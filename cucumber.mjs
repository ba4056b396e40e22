// The features are run against an engine in three ways ("via"): inside this process, over HTTP against the API,
// and inside the process with the state saved and loaded again at every step. Paths stay unset: cucumber's own
// default is features/**, and a path on the command line then replaces it.
const via = (way) => ({
  import: ["features/support/**/*.ts", "libs/suite/src/steps/**/*.ts"],
  strict: true,
  worldParameters: { via: way },
  format: ["progress", `message:reports/features/${way}.ndjson`],
});

export default via("process");
export const http = via("http");
export const saved = via("saved");
