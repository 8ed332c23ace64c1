import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { findSession } from '../app/domain/accounts/session-store.server.ts';
import { MAX_PDF_BYTES } from '../app/domain/manual-entry/entry-form.ts';
import type { Services } from '../app/platform/services.ts';
import { sessionTokenIn } from '../app/platform/session-cookie.ts';

/** In bytes: more than any valid form of the site takes. */
const FORM_LIMIT = 64 * 1024;
/** The form that takes a PDF file: a panel of many values has more text than other forms. */
const UPLOAD_LIMIT = MAX_PDF_BYTES + 4 * FORM_LIMIT;
const takesFile = /^(?:\/en)?\/admin-panel\/digitar\/resultado\/[^/]+$/;

/** Limits the bodies of forms. Only somebody who is signed in may send a file, so a stranger fills no memory. */
export function limitBodies(services: Services): MiddlewareHandler {
  const [form, upload] = [bodyLimit({ maxSize: FORM_LIMIT }), bodyLimit({ maxSize: UPLOAD_LIMIT })];
  return async (c, next) => {
    const isUpload = c.req.method === 'POST' && takesFile.test(c.req.path) && (await isSignedIn(c, services));
    return isUpload ? upload(c, next) : form(c, next);
  };
}

async function isSignedIn(c: Context, { db, publicUrl, now }: Services): Promise<boolean> {
  const token = sessionTokenIn(c.req.header('Cookie') ?? null, publicUrl);
  const session = token ? await findSession(db, token, now(), false) : null;
  return session?.kind === 'staff' && session.stage === 'full';
}
