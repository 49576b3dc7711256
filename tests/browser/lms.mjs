// A strict learning management system for tests. It implements the run-time API of SCORM 1.2 as specified: the order of
// calls, readable and writable elements, valid values, errors. It runs in the page around the package, keeps an attempt
// between its sessions, and records faults that a lenient system ignores.

/**
 * Runs in the page, so it uses nothing outside this function. Defines `course`: {data, calls, faults, begin(),
 * sessions}.
 * @param {{lacks?: string[], mode?: string}} how  lacks: optional elements that this system does not implement
 */
export function strictCourse({ lacks = [], mode = 'normal' } = {}) {
  const decimal = (text) => /^(\d{1,3}(\.\d+)?)?$/.test(text) && Number(text) <= 100, text = (most) => (value) => value.length <= most, one = (...values) => (value) => values.includes(value);
  const span = (value) => /^\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?$/.test(value);
  // r: readable, w: writable; then the check of a value
  const ELEMENTS = {
    'cmi.core._children': ['r'], 'cmi.core.student_id': ['r'], 'cmi.core.student_name': ['r'], 'cmi.core.lesson_location': ['rw', text(255)], 'cmi.core.credit': ['r'],
    'cmi.core.lesson_status': ['rw', one('passed', 'completed', 'failed', 'incomplete', 'browsed')], 'cmi.core.entry': ['r'], 'cmi.core.score._children': ['r'],
    'cmi.core.score.raw': ['rw', decimal], 'cmi.core.score.min': ['rw', decimal], 'cmi.core.score.max': ['rw', decimal], 'cmi.core.total_time': ['r'],
    'cmi.core.lesson_mode': ['r'], 'cmi.core.exit': ['w', one('time-out', 'suspend', 'logout', '')], 'cmi.core.session_time': ['w', span],
    'cmi.suspend_data': ['rw', text(4096)], 'cmi.launch_data': ['r'], 'cmi.comments': ['rw', text(4096)],
  };
  // cmi.interactions.n: written in the order of their numbers, the id first; only the count can be read
  const INTERACTION = {
    id: (value) => /^[\w.-]{1,255}$/.test(value), type: one('true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing', 'likert', 'numeric'),
    time: (value) => /^\d\d:[0-5]\d:[0-5]\d(\.\d{1,2})?$/.test(value), student_response: text(255), result: one('correct', 'wrong', 'unanticipated', 'neutral'), latency: span,
  };
  const ERRORS = { 0: 'No error', 101: 'General exception', 201: 'Invalid argument error', 301: 'Not initialized', 401: 'Not implemented error', 403: 'Element is read only', 404: 'Element is write only', 405: 'Incorrect data type' };
  const course = globalThis.course = { data: {}, calls: [], faults: [], sessions: 0, deaf: '', interactions: [] };
  const seconds = (value) => value.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

  /** A new session of the same attempt; uncommitted data is lost. */
  course.begin = () => {
    const resumed = course.data['cmi.core.exit'] === 'suspend', kept = course.data;
    let state = 'new', error = 0, now = { 'cmi.core.lesson_status': 'not attempted', 'cmi.core.student_name': 'Pérez, Ana', 'cmi.core.student_id': 'ana', 'cmi.core.total_time': '0000:00:00.00', ...kept };
    Object.assign(now, { 'cmi.core.entry': course.sessions ? (resumed ? 'resume' : '') : 'ab-initio', 'cmi.core.lesson_mode': mode, 'cmi.core.credit': 'credit' });
    delete now['cmi.core.exit'];
    delete now['cmi.core.session_time'];
    course.sessions++;
    const fail = (code, why) => {
      error = code;
      if (why) course.faults.push(why);
      return 'false';
    };
    const fine = (value = 'true') => {
      error = 0;
      return value;
    };
    const call = (name, when, work) => (...given) => {
      course.calls.push([name, ...given]);
      if (given.some((value) => typeof value !== 'string')) return fail(201, `${name}: ${given.map((value) => typeof value)} for a string`);
      if (course.deaf === name) return fail(101);
      if (!when.includes(state)) return fail(name === 'LMSInitialize' ? 101 : 301, `${name} while ${state}`);
      return work(...given);
    };
    const keep = () => { course.data = { ...now }; };
    const empty = (name, work) => (value, ...more) => (value === '' && !more.length ? work() : fail(201, `${name}(${value})`));
    const element = (name, way) => {
      if (name.startsWith('cmi.interactions') && lacks.includes('cmi.interactions')) return { code: 401, lacks: true };
      if (name === 'cmi.interactions._count') return { code: way === 'r' ? undefined : 403, value: `${course.interactions.length}` };
      const [, n, field] = /^cmi\.interactions\.(\d+)\.(\w+)$/.exec(name) ?? [];
      if (field) return { code: way === 'r' ? 404 : Number(n) > course.interactions.length || (field !== 'id' && !course.interactions[n]) ? 201 : INTERACTION[field] ? undefined : 401, fits: INTERACTION[field], put: (value) => { (course.interactions[n] ??= {})[field] = value; } };
      const [ways, fits] = (!lacks.includes(name) && ELEMENTS[name]) || [];
      if (!ways) return { code: 401 };
      return ways.includes(way) ? { fits } : { code: way === 'r' ? 404 : 403 };
    };
    globalThis.API = {
      LMSInitialize: call('LMSInitialize', ['new'], empty('LMSInitialize', () => {
        state = 'open';
        return fine();
      })),
      LMSFinish: call('LMSFinish', ['open'], empty('LMSFinish', () => {
        state = 'finished';
        if (!now['cmi.core.session_time']) course.faults.push('finished without a session time');
        const total = seconds(now['cmi.core.total_time']) + seconds(now['cmi.core.session_time'] ?? '0');
        now['cmi.core.total_time'] = `${Math.floor(total / 3600)}`.padStart(4, '0') + new Date(total % 3600 * 1000).toISOString().slice(13, 22);
        keep();
        return fine();
      })),
      LMSGetValue: call('LMSGetValue', ['open'], (name) => {
        const { code, value, lacks: lacking = lacks.includes(name) } = element(name, 'r');
        if (!code) return fine(value ?? now[name] ?? '');
        fail(code, code === 401 && lacking ? '' : `reads ${name}`);
        return '';
      }),
      LMSSetValue: call('LMSSetValue', ['open'], (name, value) => {
        const { code, fits, put, lacks: lacking = lacks.includes(name) } = element(name, 'w');
        if (code) return fail(code, code === 401 && lacking ? '' : `writes ${name}`);
        if (!fits(value)) return fail(405, `${name}=${value.slice(0, 60)} (${value.length} characters)`);
        if (put) put(value);
        else now[name] = value;
        return fine();
      }),
      LMSCommit: call('LMSCommit', ['open'], empty('LMSCommit', () => {
        keep();
        return fine();
      })),
      LMSGetLastError: () => `${error}`,
      LMSGetErrorString: (code) => ERRORS[code] ?? '',
      LMSGetDiagnostic: (code) => ERRORS[code] ?? '',
    };
  };
  course.begin();
}
