/**
 * A tag that sends the same data as Google's for the same commands: it obeys only argument lists, sends an event to the configured targets,
 * and takes missing values from the browser. It runs in the page from its source text, so it may use nothing outside itself.
 */
function mockTag(): void {
  const consent: Record<string, unknown> = {};
  const always: Record<string, unknown> = {};
  const configured: Record<string, Record<string, unknown>> = {};

  const send = (name: unknown, parameters: Record<string, unknown>) => {
    const targets = [parameters.send_to ?? Object.keys(configured)].flat().map(String);
    for (const target of targets) {
      const own = configured[target.split('/')[0] ?? ''];
      if (!own) continue;
      const { send_to: _, send_page_view: __, ...said } = { ...always, ...own, ...parameters };
      const hit = {
        name,
        target,
        page_location: location.href,
        page_title: document.title,
        page_referrer: document.referrer,
        ...said,
        consent,
      };
      const body = JSON.stringify(hit);
      void fetch('https://www.google-analytics.com/g/collect', {
        method: 'POST',
        mode: 'no-cors',
        keepalive: true,
        body,
      });
    }
  };
  const obey = (entry: unknown) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, what, how = {}] = Array.from(entry as ArrayLike<unknown>) as [
      string,
      never,
      Record<string, unknown>,
    ];
    if (command === 'consent') Object.assign(consent, how);
    if (command === 'set') Object.assign(always, what);
    if (command === 'config') {
      configured[what] = how;
      if (how.send_page_view !== false) send('page_view', { send_to: what });
    }
    if (command === 'event') send(what, how);
  };
  // The page has created it: the tag runs after the first commands.
  const commands = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  for (const entry of commands) obey(entry);
  commands.push = (...entries: unknown[]) => {
    for (const entry of entries) obey(entry);
    return Array.prototype.push.apply(commands, entries);
  };
}

/** The substitute for Google's tag, as a script. */
export const mockTagScript = `(${mockTag})()`;
