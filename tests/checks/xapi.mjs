// What is reported by xAPI: launches that are read, the queue's order and retries, statements, SCORM's interactions.
import assert from "node:assert/strict";
import { launchOf } from "../../web/xapi/launch.mjs";
import { Queue } from "../../web/xapi/queue.mjs";
import { Statements } from "../../web/xapi/statements.mjs";
import { Interactions } from "../../web/scorm/interactions.mjs";
import { Record, timespan } from "../../web/xapi/record.mjs";
import { puzzleActivity } from "../../web/puzzle-activity.mjs";

// Launches.
const ACTOR = { objectType: "Agent", account: { homePage: "https://school.example", name: "ana-7" } };
const GOOD = { endpoint: "https://lrs.example/xapi", auth: "Basic YTpi", actor: JSON.stringify(ACTOR), activity_id: "https://school.example/a", registration: "7a8e1b62-51d5-4c0c-9d67-5f3c6f6a0b11" };
const read = (changed = {}) => launchOf(new URLSearchParams(Object.entries({ ...GOOD, ...changed }).filter(([, value]) => value !== undefined)));
assert.deepEqual(read(), { cmi5: false, endpoint: "https://lrs.example/xapi/", actor: ACTOR, activity: GOOD.activity_id, registration: GOOD.registration, auth: GOOD.auth });
assert.equal(read({ registration: undefined }).registration, undefined);
assert.equal(read({ endpoint: "http://localhost:80/x/" }).endpoint, "http://localhost/x/");
assert.deepEqual(read({ actor: '{"name":["Ana"],"mbox":["mailto:a@b.example"]}' }).actor, { objectType: "Agent", name: "Ana", mbox: "mailto:a@b.example" });
assert.deepEqual(read({ actor: '{"account":[{"accountServiceHomePage":"https://s.example","accountName":"7"}]}' }).actor.account, { homePage: "https://s.example", name: "7" });
const CMI5 = { auth: undefined, activity_id: undefined, activityId: GOOD.activity_id, fetch: "https://lms.example/token?x=1" };
assert.deepEqual([read(CMI5).cmi5, read(CMI5).fetch], [true, CMI5.fetch]);
for (const [changed, fault] of [[{ endpoint: "http://lrs.example/" }, "endpoint"], [{ endpoint: "javascript:alert(1)" }, "endpoint"], [{ endpoint: "" }, "endpoint"], [{ actor: "{" }, "actor"], [{ actor: "{}" }, "actor"], [{ actor: "null" }, "actor"], [{ actor: '{"mbox":7}' }, "actor"],
  [{ activity_id: "a b" }, "activity_id"], [{ activity_id: undefined }, "activity_id"], [{ registration: "7" }, "registration"], [{ auth: "Basic é" }, "auth"], [{ auth: "a\nb" }, "auth"], [{ ...CMI5, registration: undefined }, "registration"], [{ ...CMI5, fetch: "ftp://x" }, "fetch"], [{ ...CMI5, activityId: undefined }, "activityId"]])
  assert.deepEqual(read(changed), { fault }, JSON.stringify(changed));

// The queue: one request at a time, in order; failures wait longer and longer; what a store refuses alone is dropped.
function kit(answers, kept) {
  const sent = [], told = [], timers = [];
  const queue = new Queue({
    send: async (all) => {
      sent.push(all.map(({ id }) => id).join(""));
      const answer = answers.length > 1 ? answers.shift() : answers[0], status = typeof answer === "function" ? answer(all) : answer;
      if (status === "away") throw new Error("away");
      return status;
    },
    load: () => kept.text, save: (text) => { kept.text = text; }, later: (act, ms) => timers.push([act, ms]), told: (state, why) => told.push(why ? `${state} ${why}` : state),
  });
  return { queue, sent, told, timers };
}
const s = (...ids) => ids.map((id) => ({ id }));
const kept = {};
let { queue, sent, told, timers } = kit(["away", 503, 200, 200], kept);
await queue.add(...s("a"));
await queue.add(...s("b"));
assert.deepEqual([sent, told, timers.map(([, ms]) => ms), JSON.parse(kept.text).length], [["a", "ab"], ["waits away", "waits 503"], [2000, 4000], 2]);
await timers[1][0]();
assert.deepEqual([sent[2], told[2], kept.text, queue.length], ["ab", "sent", "[]", 0]);
await queue.add(...s("c"));
await queue.add(...s("d"));
assert.deepEqual(sent.slice(3), ["c", "d"]);

kept.text = JSON.stringify(s("x", "y", "z")); // of a page that was closed without a network
({ queue, sent, told } = kit([(all) => (all.some(({ id }) => id === "y") ? 400 : 200)], kept));
await queue.flush();
assert.deepEqual([sent, told, kept.text], [["xyz", "x", "y", "z"], ["refused 400", "sent"], "[]"]);

({ queue, sent } = kit([409], kept)); // the store has it already
await queue.add(...s("a"));
assert.equal(queue.length, 0);
for (const odd of ["{", "null", "7", '[{"id":7}]', "[null]"]) assert.equal(kit([200], { text: odd }).queue.length, 0, odd);

let answer;
({ queue, sent } = kit([() => answer], {}));
queue.send = (all) => {
  sent.push(all.map(({ id }) => id).join(""));
  return new Promise((go) => { answer = go; });
};
queue.add(...s("a")); // on its way when the page closes
queue.add(...s("b", "c"));
queue.leave();
assert.deepEqual(sent, ["a", "bc"], "no statement is sent twice");

// Statements: cmi5's categories and the course's template.
let n = 0;
const made = (launch, more = {}) => new Statements(launch, { platform: "Sagaz", language: "es", uuid: () => `${n++}`, now: () => new Date(0), ...more });
const cmi5 = made(read(CMI5), { mastery: 0.7, template: { platform: "School", extensions: { a: 1 }, contextActivities: { category: [{ id: "b" }] } } });
assert.deepEqual(cmi5.initialized().context, { platform: "School", language: "es", registration: GOOD.registration, extensions: { a: 1 }, contextActivities: { category: [{ id: "b" }, { id: "https://w3id.org/xapi/cmi5/context/categories/cmi5" }] } });
const score = (scaled) => ({ raw: scaled, min: 0, max: 1, scaled });
const judged = (statements, scaled, success) => statements.judged({ score: score(scaled), success }, 1)?.verb.id.replace(/.*\//, "");
assert.deepEqual([judged(cmi5, 0.7, true), judged(cmi5, 0.69, true), judged(cmi5, 0.5, undefined)], ["passed", "failed", undefined]);
const plain = made(read());
assert.deepEqual([judged(plain, 0, true), judged(plain, 1, false)], ["passed", "failed"]);
assert.equal(plain.terminated(83.416).result.duration, "PT83.42S");
const answered = plain.answered({ step: 3, seed: "7", given: "x".repeat(999), right: false, tries: 2, hints: 1 }, 4);
assert.deepEqual([answered.object.id, answered.result.response.length, Object.values(answered.result.extensions)], ["https://school.example/a/question/3", 250, [2, 1, "7"]]);

// SCORM's interactions: numbered on, bounded.
const interactions = new Interactions("2", 0), one = { step: 3, seed: "7", given: "a\tb" + "c".repeat(300), right: true };
const told3 = interactions.answered(one, 5, new Date(2026, 0, 1, 9, 5, 7), timespan);
assert.deepEqual(told3.map(([name, value]) => [name, value.slice(0, 20)]), [["cmi.interactions.2.id", "step-3-case-7"], ["cmi.interactions.2.type", "fill-in"], ["cmi.interactions.2.time", "09:05:07"], ["cmi.interactions.2.student_response", `a b${"c".repeat(17)}`],
  ["cmi.interactions.2.result", "correct"], ["cmi.interactions.2.latency", "0000:00:05.00"]]);
assert.equal(told3[3][1].length, 255);
assert.deepEqual(interactions.answered({ ...one, given: "" }, 6, new Date(), timespan), [], "an answer that was shown");
for (let i = 0; i < 300; i++) interactions.answered(one, 7, new Date(), timespan);
assert.deepEqual(interactions.answered(one, 8, new Date(), timespan), []);

// Puzzles of a course: the first result of each counts, what was tried stays tried, a day ends with its fifth.
const BEFORE = { suspended: "", score: "", status: "not attempted" };
const end = (lesson, worth) => ({ lesson, success: worth > 0, score: { raw: worth, min: 0, max: 1, scaled: worth } });
const endless = new Record(undefined, BEFORE, puzzleActivity("crack 2"));
assert.deepEqual([endless.start, endless.owns("puzzle:crack:2:7"), endless.owns("puzzle:cut:2:7"), endless.owns(undefined)], [[], true, false, false]);
assert.equal(endless.ended(end("puzzle:crack:2:7", 1)), true);
endless.moved("x");
assert.deepEqual([endless.score, endless.status, new Record(undefined, { ...BEFORE, suspended: endless.suspended }, endless.puzzles).start], [100, "passed", [["puzzle", "crack 2 8"]]]);
assert.equal(endless.answered({ lesson: "puzzle:crack:2:8", right: false }), true);
const resumed = new Record(undefined, { suspended: endless.suspended, score: "100", status: "passed" }, endless.puzzles);
assert.deepEqual(resumed.start, [["puzzle", "crack 2 8"]]);
resumed.ended(end("puzzle:crack:2:8", 1));
resumed.ended(end("puzzle:crack:2:7", 0));
assert.deepEqual([resumed.marks, resumed.score], [{ "crack:2:7": 1, "crack:2:8": 0.5 }, 100], "a wrong answer of an earlier session counts, and the best score stays");
const shown = new Record(undefined, BEFORE, puzzleActivity("crack 2 9"));
assert.equal(shown.ended(end("puzzle:crack:2:10", 1)), false, "the next puzzle is practice");
assert.equal(shown.ended(end("puzzle:crack:2:9", 0)), true);
assert.deepEqual([shown.score, shown.status, shown.start], [0, "failed", []]);
const five = new Record(undefined, BEFORE, puzzleActivity("day", "puzzle:2027-02-14")), ends = ["cut", "order", "hand", "noughts", "matrix"].map((kind, i) => five.ended(end(`puzzle:${kind}:1:20270214:2027-02-14`, i ? 1 : 0.5)));
assert.deepEqual([ends, five.score, five.status], [[false, false, false, false, true], 90, "passed"]);
for (const odd of ['{"sagaz":1,"marks":7,"tried":8}', '{"sagaz":1,"marks":{"x":1,"crack:2:7":3,"__proto__":1},"tried":"a b"}']) assert.deepEqual([new Record(undefined, { ...BEFORE, suspended: odd }, endless.puzzles).marks, new Record(undefined, { ...BEFORE, suspended: odd }, endless.puzzles).start], [{}, []], odd);
assert.deepEqual(new Interactions("0", 0).answered({ lesson: "puzzle:only_move:1:5", step: 1, seed: "0", given: "3", right: true }, 2, new Date(0), timespan)[0], ["cmi.interactions.0.id", "puzzle-only_move-1-5", "always"]);
assert.match(plain.answered({ lesson: "puzzle:crack:2:7", step: 1, seed: "0", given: "0123", right: true, tries: 1, hints: 0 }, 1).object.id, /\/question\/puzzle-crack-2-7$/);
