/** Does something when the browser is idle; after `otherwiseMs` where the browser does not say when it is. */
export function whenIdle(work: () => void, otherwiseMs: number, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, options);
  else setTimeout(work, otherwiseMs);
}
