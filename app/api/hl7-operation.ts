import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';

type Json = Record<string, unknown>;

/** The path of the operation that takes messages. It has its own rules: bytes in, bytes out, and a key of the sender. */
export const hl7Path = '/hl7';

const SCHEME = 'senderKey';

/** The key of a laboratory's system. */
export const hl7Security = (locale: Locale): Json => ({
  [SCHEME]: { type: 'http', scheme: 'bearer', description: m.api_hl7_key({}, { locale }) },
});

const message = { 'application/hl7-v2': { schema: { type: 'string' } } };

/** `POST /hl7` as OpenAPI's Path Item Object. */
export const hl7Operation = (locale: Locale): Json => ({
  post: {
    operationId: 'receiveMessage',
    summary: m.api_op_hl7({}, { locale }),
    description: m.api_op_hl7_text({}, { locale }),
    parameters: [],
    security: [{ [SCHEME]: [] }],
    requestBody: { required: true, description: m.api_hl7_message({}, { locale }), content: message },
    responses: {
      200: { description: m.api_hl7_answer({}, { locale }), content: message },
      401: { description: m.api_hl7_no_key({}, { locale }) },
      413: { description: m.api_hl7_large({}, { locale }) },
      415: { description: m.api_hl7_type({}, { locale }) },
      429: { description: m.api_hl7_many({}, { locale }) },
    },
  },
});
