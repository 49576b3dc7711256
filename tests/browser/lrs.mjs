// A strict learning record store for tests, and the part of an LMS that launches cmi5: a server that checks each call
// against xAPI 1.0.3 and cmi5 (its sections 8 to 11), and records faults that a lenient store ignores.
import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';

const VERBS = 'http://adlnet.gov/expapi/verbs/', CMI5 = 'https://w3id.org/xapi/cmi5/context/';
const DEFINED = ['initialized', 'completed', 'passed', 'failed', 'terminated'];
export const ACTOR = { objectType: 'Agent', name: 'Ana Pérez', account: { homePage: 'https://school.example', name: 'ana-7' } };
export const REGISTRATION = '7a8e1b62-51d5-4c0c-9d67-5f3c6f6a0b11', ACTIVITY = 'https://school.example/cmi5/cut-1';
const SESSION = '0f1e2d3c-aaaa-4bbb-8ccc-000000000001';
const TEMPLATE = { contextActivities: { grouping: [{ objectType: 'Activity', id: `${ACTIVITY}#publisher` }] }, extensions: { [`${CMI5}extensions/sessionid`]: SESSION } };

/** @param {{cmi5?: boolean, mastery?: number, mode?: string, language?: string}} [how] */
export async function strictStore({ cmi5 = false, mastery, mode = 'Normal', language } = {}) {
  const store = { statements: [], faults: [], states: {}, reads: [], down: false, refuse: undefined, tokens: 0, requests: 0 };
  const fault = (why) => { store.faults.push(why); };
  const verbs = () => store.statements.map(({ verb }) => verb.id.replace(VERBS, ''));

  function check(one) {
    const verb = one.verb?.id?.replace(VERBS, ''), said = verbs(), { context = {}, result = {} } = one, categories = (context.contextActivities?.category ?? []).map(({ id }) => id);
    const must = (fits, why) => { if (!fits) fault(`${verb}: ${why}`); };
    must(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(one.id), `id ${one.id}`);
    must(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(one.timestamp), `timestamp ${one.timestamp}`);
    must(isDeepStrictEqual(one.actor, ACTOR), 'another actor');
    must(context.registration === REGISTRATION, 'another registration');
    must([...DEFINED, 'answered'].includes(verb), 'unknown verb');
    must(Object.keys(one).every((key) => ['id', 'timestamp', 'actor', 'verb', 'object', 'result', 'context'].includes(key)), `keys ${Object.keys(one)}`);
    if (result.score) must(result.score.scaled >= -1 && result.score.scaled <= 1 && result.score.raw >= result.score.min && result.score.raw <= result.score.max, 'score');
    if (result.duration) must(/^PT\d+\.\d\dS$/.test(result.duration), `duration ${result.duration}`);
    must(said.length > 0 === (verb !== 'initialized'), 'initialized comes first, and once');
    must(!said.includes('terminated'), 'after terminated');
    if (verb === 'answered') {
      must(one.object.definition.type === 'http://adlnet.gov/expapi/activities/cmi.interaction' && typeof one.object.definition.interactionType === 'string', 'an interaction');
      must(typeof result.response === 'string' && typeof result.success === 'boolean', 'response and success');
      must(context.contextActivities.parent.some(({ id }) => id === ACTIVITY) && one.object.id.startsWith(ACTIVITY), 'it belongs to the activity');
    } else must(one.object.id === ACTIVITY && one.object.objectType === 'Activity', 'another object');
    must(['passed', 'failed'].includes(verb) === Boolean(result.score), 'only passed and failed have a score');
    must(verb === 'initialized' || Boolean(result.duration), 'a duration');
    if (verb === 'completed') must(result.completion === true && !said.includes('completed') && result.success === undefined, 'completed once');
    if (verb === 'passed') must(result.success === true && !said.includes('passed') && !(result.score.scaled < mastery), 'passed once, over the mastery score');
    if (verb === 'failed') must(result.success === false && !said.includes('passed') && !(result.score.scaled >= mastery), 'failed under the mastery score, not after passed');
    if (!cmi5) return must(categories.length === 0, 'a category of cmi5');
    must(categories.includes(`${CMI5}categories/cmi5`) === DEFINED.includes(verb), 'the category cmi5');
    must(categories.includes(`${CMI5}categories/moveon`) === ['completed', 'passed', 'failed'].includes(verb), 'the category moveon');
    must(context.extensions?.[`${CMI5}extensions/sessionid`] === SESSION, 'the session id');
    must(isDeepStrictEqual(context.contextActivities?.grouping, TEMPLATE.contextActivities.grouping), 'the context template');
    must(context.extensions?.[`${CMI5}extensions/masteryscore`] === (['passed', 'failed'].includes(verb) ? mastery : undefined), 'the mastery score');
    if (mode !== 'Normal') must(['initialized', 'terminated'].includes(verb), `in the mode ${mode}`);
    return must(store.reads.includes('LMS.LaunchData') && store.reads.includes('cmi5LearnerPreferences'), 'before the launch data were read');
  }

  function post(body) {
    const all = [JSON.parse(body)].flat();
    if (store.refuse && all.some((one) => store.refuse(one))) return 400;
    for (const one of all) {
      const known = store.statements.find(({ id }) => id === one.id);
      if (!known) {
        check(one);
        store.statements.push(one);
      } else if (!isDeepStrictEqual(known, one)) fault(`${one.id} again, but changed`);
    }
    return 200;
  }

  /** @returns {[number, unknown?]} */
  function answer({ method, url, headers }, body) {
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    if (pathname === '/token') {
      if (method !== 'POST') fault('the token is fetched by POST');
      return store.tokens++ ? [200, { 'error-code': '1', 'error-text': 'The token was given already' }] : [200, { 'auth-token': 'c2VjcmV0' }];
    }
    if (headers.authorization !== 'Basic c2VjcmV0') return [401];
    if (headers['x-experience-api-version'] !== '1.0.3') fault(`version ${headers['x-experience-api-version']}`);
    if (body && headers['content-type'] !== 'application/json') fault(`type ${headers['content-type']}`);
    if (pathname === '/xapi/statements' && method === 'POST') return [post(body)];
    if (pathname === '/xapi/agents/profile') {
      store.reads.push(query.get('profileId'));
      return language ? [200, { languagePreference: language }] : [404];
    }
    if (pathname !== '/xapi/activities/state') return [404];
    const id = query.get('stateId');
    if (query.get('activityId') !== ACTIVITY || query.get('registration') !== REGISTRATION || !isDeepStrictEqual(JSON.parse(query.get('agent')), ACTOR)) fault(`the state ${id} of another`);
    store.reads.push(id);
    if (id === 'LMS.LaunchData') return [200, { contextTemplate: TEMPLATE, launchMode: mode, moveOn: 'CompletedOrPassed', ...(mastery !== undefined && { masteryScore: mastery }) }];
    if (method === 'PUT') store.states[id] = JSON.parse(body);
    return method === 'PUT' ? [204] : store.states[id] ? [200, store.states[id]] : [404];
  }

  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
    response.setHeader('Access-Control-Max-Age', '600');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    let body = '';
    request.on('data', (part) => { body += part; });
    return request.on('end', () => {
      store.requests++;
      if (store.down) return response.writeHead(503).end();
      const [status, json] = answer(request, body);
      return response.writeHead(status, { 'Content-Type': 'application/json' }).end(json === undefined ? '' : JSON.stringify(json));
    });
  });
  await new Promise((go) => server.listen(0, 'localhost', go));
  const base = `http://localhost:${server.address().port}`;
  const launch = { endpoint: `${base}/xapi`, actor: JSON.stringify(ACTOR), registration: REGISTRATION, ...(cmi5 ? { fetch: `${base}/token`, activityId: ACTIVITY } : { auth: 'Basic c2VjcmV0', activity_id: ACTIVITY }) };
  return Object.assign(store, {
    verbs, query: new URLSearchParams(launch).toString(), close: () => new Promise((go) => {
      server.closeAllConnections?.();
      server.close(go);
    }),
    /** A new session of the same registration. */
    again() { Object.assign(store, { statements: [], tokens: 0, reads: [] }); },
    satisfied: () => verbs().some((verb) => ['completed', 'passed'].includes(verb)),
  });
}
