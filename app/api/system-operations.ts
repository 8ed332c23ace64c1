import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';

type Json = Record<string, unknown>;

// The operations for laboratory systems. They take bytes of other standards (HL7 v2, OAuth 2.0, FHIR R4) and answer in them, so none of
// the JSON rules of the public operations applies; `server/api/` has an endpoint for each.

/** Their `operationId`s. */
export const systemOperationIds = ['sendHl7', 'getAccessToken', 'sendFhirBundle', 'sendFhirReport'] as const;

/** How a laboratory system proves who it is. */
export const securitySchemes = (locale: Locale): Json => ({
  laboratorySystem: { type: 'http', scheme: 'bearer', description: m.api_system_security({}, { locale }) },
});

const security = [{ laboratorySystem: [] }];
const parameters: readonly never[] = [];

const answers = (known: Readonly<Record<number, string>>, contentType: string): Json =>
  Object.fromEntries(
    Object.entries(known).map(([status, description]) => [
      status,
      {
        description,
        content: { [contentType]: { schema: { type: contentType.includes('json') ? 'object' : 'string' } } },
      },
    ]),
  );

/** The paths of the document for laboratory systems. FHIR has an address of its own, outside the API's base. */
export const systemPaths = (locale: Locale, publicUrl: string): Json => ({
  '/hl7': {
    post: {
      operationId: 'sendHl7',
      parameters,
      security,
      summary: m.api_op_hl7({}, { locale }),
      description: m.api_op_hl7_text({}, { locale }),
      requestBody: { required: true, content: { 'application/hl7-v2': { schema: { type: 'string' } } } },
      responses: {
        ...answers({ 200: m.api_answer_ack({}, { locale }) }, 'application/hl7-v2'),
        ...answers(refusals(locale), 'text/plain'),
      },
    },
  },
  '/oauth/token': {
    post: {
      operationId: 'getAccessToken',
      parameters,
      summary: m.api_op_token({}, { locale }),
      description: m.api_op_token_text({}, { locale }),
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: tokenForm } } },
      responses: answers(
        {
          200: m.api_answer_token({}, { locale }),
          400: m.api_answer_token_wrong({}, { locale }),
          401: m.api_answer_unproved({}, { locale }),
          429: m.api_answer_too_many({}, { locale }),
        },
        'application/json',
      ),
    },
  },
  '/fhir/R4': { servers: [{ url: publicUrl }], post: fhirOperation(locale, 'sendFhirBundle') },
  '/fhir/R4/DiagnosticReport': { servers: [{ url: publicUrl }], post: fhirOperation(locale, 'sendFhirReport') },
});

/** RFC 6749, section 4.4, and RFC 7523, section 2.2. */
const tokenForm = {
  type: 'object',
  properties: {
    grant_type: { const: 'client_credentials' },
    client_assertion_type: { const: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' },
    client_assertion: { type: 'string' },
    scope: { type: 'string', default: 'system/DiagnosticReport.c' },
  },
  required: ['grant_type', 'client_assertion_type', 'client_assertion'],
};

const fhirOperation = (locale: Locale, operationId: 'sendFhirBundle' | 'sendFhirReport'): Json => {
  const isBundle = operationId === 'sendFhirBundle';
  const stored = m.api_answer_stored({}, { locale });
  return {
    operationId,
    parameters,
    security,
    summary: isBundle ? m.api_op_fhir({}, { locale }) : m.api_op_fhir_report({}, { locale }),
    description: isBundle ? m.api_op_fhir_text({}, { locale }) : m.api_op_fhir_report_text({}, { locale }),
    requestBody: { required: true, content: { 'application/fhir+json': { schema: { type: 'object' } } } },
    responses: answers(
      {
        [isBundle ? 200 : 201]: stored,
        400: m.api_answer_unreadable({}, { locale }),
        409: m.api_answer_reused({}, { locale }),
        422: m.api_answer_incomplete({}, { locale }),
        ...refusals(locale),
      },
      'application/fhir+json',
    ),
  };
};

/** The refusals before anything is read or stored. */
const refusals = (locale: Locale) => ({
  401: m.api_answer_unproved({}, { locale }),
  413: m.api_answer_large({}, { locale }),
  415: m.api_answer_type({}, { locale }),
  429: m.api_answer_too_many({}, { locale }),
});
