// Reads how a course launched the activity: xAPI's plain launch (endpoint, auth, actor, activity_id, registration), or
// cmi5's (endpoint, fetch, actor, activityId, registration). An address is untrusted.

/** Parameters of launches, which are no options of a game. */
export const PARAMETERS = ['endpoint', 'auth', 'fetch', 'actor', 'activity_id', 'activityId', 'registration', 'activity_platform', 'activity_provider', 'grouping', 'content_endpoint', 'content_token', 'externalRegistration', 'externalConfiguration', 'Accept-Language'];
const MOST = { address: 2048, auth: 4096, actor: 4096 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A web address; of http only this computer's own, because results say who did what. */
function addressIn(text) {
  try {
    const url = new URL(text), safe = url.protocol === 'https:' || (url.protocol === 'http:' && (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) || url.origin === globalThis.location?.origin));
    return text.length <= MOST.address && safe ? url.href : undefined;
  } catch {
    return undefined;
  }
}

const only = (value) => (Array.isArray(value) ? value[0] : value); // launches of before xAPI 1.0 have lists

/** The actor with exactly one identifier, as statements want it. */
function actorIn(text) {
  let given;
  try {
    given = JSON.parse(text.slice(0, MOST.actor));
  } catch {
    return undefined;
  }
  const { name, mbox, mbox_sha1sum: sum, openid, account, accountServiceHomePage } = given ?? {}, { homePage, name: known, accountServiceHomePage: home = accountServiceHomePage, accountName } = only(account) ?? {};
  const id = [['mbox', only(mbox)], ['mbox_sha1sum', only(sum)], ['openid', only(openid)]].find(([, value]) => typeof value === 'string');
  const [page, person] = [homePage ?? home, known ?? accountName], called = only(name);
  if (!id && !(typeof page === 'string' && typeof person === 'string')) return undefined;
  return { objectType: 'Agent', ...(typeof called === 'string' && { name: called }), ...(id ? Object.fromEntries([id]) : { account: { homePage: page, name: person } }) };
}

/**
 * @typedef {{cmi5: boolean, endpoint: string, auth?: string, fetch?: string, actor: object, activity: string, registration?: string}} Launch
 * @param {URLSearchParams} query @returns {Launch | {fault: string}} fault: the unusable parameter
 */
export function launchOf(query) {
  const cmi5 = query.has('fetch'), endpoint = addressIn(query.get('endpoint') ?? ''), actor = actorIn(query.get('actor') ?? '');
  const activity = query.get('activityId') ?? query.get('activity_id') ?? '', registration = query.get('registration') ?? undefined;
  if (!endpoint) return { fault: 'endpoint' };
  if (!actor) return { fault: 'actor' };
  if (!/^[a-z][\w+.-]*:\S+$/i.test(activity) || activity.length > MOST.address) return { fault: cmi5 ? 'activityId' : 'activity_id' };
  if (registration === undefined ? cmi5 : !UUID.test(registration)) return { fault: 'registration' };
  const way = cmi5 ? { fetch: addressIn(query.get('fetch')) } : { auth: query.get('auth') };
  if (cmi5 ? !way.fetch : !way.auth || way.auth.length > MOST.auth || /[^ -~]/.test(way.auth)) return { fault: cmi5 ? 'fetch' : 'auth' };
  return { cmi5, endpoint: endpoint.replace(/\/?$/, '/'), actor, activity, ...(registration && { registration }), ...way };
}
