/** Runs work when the browser is idle, or after `otherwiseMs` in browsers without idle callbacks. */
export function whenIdle(work: () => void, otherwiseMs: number, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, options);
  else setTimeout(work, otherwiseMs);
}
