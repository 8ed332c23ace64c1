/**
 * Removes the visitor's cookies and credentials from a request for a page that is the same for everybody. A cached page must not depend on
 * the visitor who asks first.
 */
export function forEverybody(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['Cookie', 'Authorization']) headers.delete(name);
  return new Request(asGet(request), { headers });
}

/** Turns a HEAD request into GET: it is rendered like GET, and the host drops the body. */
export const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
