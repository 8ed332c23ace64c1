import type { PublicLaboratory } from '../domain/laboratory/public-laboratory.ts';
import type { Locale } from '../i18n/locale.ts';
import { laboratoryId } from './business-profile.ts';
import type { DescribedPage } from './described-page.ts';

interface AttributionFacts {
  laboratory: PublicLaboratory;
  locale: Locale;
  publicUrl: string;
}

/** The team member who reviews pages without a named reviewer. */
const REVIEWER = 'direccion-cientifica';

/** Returns the team member that reviews a page's health information, as schema.org data; null if the team has no such member. */
export const reviewerOf = (page: DescribedPage, facts: AttributionFacts): object | null =>
  memberOf(page.reviewer ?? REVIEWER, facts);

/** Returns a member of the laboratory's team as schema.org data: a group of people, and therefore an organization within it. */
export function memberOf(id: string, { laboratory, locale, publicUrl }: AttributionFacts): object | null {
  const member = laboratory.team[id];
  if (!member) return null;
  return {
    '@type': 'Organization',
    name: member.name[locale],
    description: member.role[locale],
    parentOrganization: { '@id': laboratoryId(publicUrl) },
  };
}

/** Returns the sources of a page's facts as the property `citation`; empty if it has none. */
export const citationsOf = ({ sources = [] }: DescribedPage): object =>
  sources.length > 0
    ? { citation: sources.map(({ label, url }) => ({ '@type': 'CreativeWork', name: label, url })) }
    : {};
