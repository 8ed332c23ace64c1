/** Line ends and other control characters. React Router's patterns do not match across a line end: no route would answer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * A path that is not UTF-8, or that holds a control character or an empty step, names nothing: '/%E0%A4%A', '/%0a' and '//' are looked
 * for to the letter, and answered with the 404 page. React Router would log the first, fail on the second and take the third for '/'.
 */
export function readablePath(pathname: string): string {
  const whole = pathname.replaceAll('//', '/%2F');
  try {
    if (!control.test(decodeURIComponent(whole))) return whole;
  } catch {
    // Not UTF-8: the same as a control character.
  }
  return whole.replaceAll('%', '%25');
}

export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  const readable = readablePath(url.pathname);
  if (readable === url.pathname) return request;
  url.pathname = readable;
  return new Request(url, request);
}
