import { cards } from "@rulebound/cards";
import { configure, costsOf } from "@rulebound/suite";
import { overHttp } from "./http.ts";
import { inProcess } from "./in-process.ts";
import { savedAtEachStep } from "./saved.ts";

configure({
  ways: { process: inProcess, saved: savedAtEachStep, http: overHttp },
  costOf: costsOf(cards),
});
