import type { CapabilityStatement } from '@medplum/fhirtypes';

import { SENDER_SCOPE } from '../../app/domain/senders/access-tokens.server.ts';
import { assertionAlgorithms } from '../../app/domain/senders/public-key.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { tokenAddress } from './token-endpoint.ts';

export const fhirBase = '/fhir/R4';

/** The day on which what this statement says last changed. */
const CHANGED = '2026-11-28';

/** `GET /fhir/R4/metadata`: what this server does, and no more. It gives nothing out, so it declares no read and no search. */
export const capabilityStatement = ({ publicUrl, laboratory }: Services): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: CHANGED,
  kind: 'instance',
  fhirVersion: '4.0.1',
  format: ['application/fhir+json'],
  software: { name: laboratory.shortBrand },
  implementation: { description: laboratory.brand, url: publicUrl + fhirBase },
  rest: [
    {
      mode: 'server',
      documentation:
        'Takes results of laboratory systems. A transaction is placed as a whole or not at all; each report of a batch has its own answer. Bundles of type collection, document, and message are taken at the same address. References are resolved within the message only.',
      security: {
        cors: false,
        service: [
          {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/restful-security-service',
                code: 'SMART-on-FHIR',
              },
            ],
          },
        ],
        description:
          'OAuth 2.0 client credentials with a signed assertion (private_key_jwt), or a static key that is bound to networks.',
        extension: [
          {
            url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
            extension: [{ url: 'token', valueUri: tokenAddress({ publicUrl }) }],
          },
        ],
      },
      resource: [
        {
          type: 'DiagnosticReport',
          interaction: [{ code: 'create' }],
          versioning: 'no-version',
          readHistory: false,
          updateCreate: false,
          conditionalCreate: false,
          conditionalUpdate: false,
        },
      ],
      interaction: [{ code: 'transaction' }, { code: 'batch' }],
    },
  ],
});

/** `GET /fhir/R4/.well-known/smart-configuration` (SMART App Launch 2.2, Backend Services). */
export const smartConfiguration = ({ publicUrl }: Pick<Services, 'publicUrl'>) => ({
  token_endpoint: tokenAddress({ publicUrl }),
  grant_types_supported: ['client_credentials'],
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
  scopes_supported: [SENDER_SCOPE],
  capabilities: ['client-confidential-asymmetric', 'permission-v2'],
});
