import type { PublicLaboratory } from '../domain/laboratory/public-laboratory.ts';
import type { Locale } from '../i18n/locale.ts';
import { laboratoryId } from './business-profile.ts';
import type { DescribedPage } from './described-page.ts';

interface Within {
  laboratory: PublicLaboratory;
  locale: Locale;
  publicUrl: string;
}

/** The team member who reviews pages without a named reviewer. */
const REVIEWER = 'direccion-cientifica';

/** The part of the laboratory that is responsible for a page's health information. Null if the team has no such member. */
export const reviewerOf = (page: DescribedPage, within: Within): object | null =>
  memberOf(page.reviewer ?? REVIEWER, within);

/** A member of the laboratory's team, by id: a group of people, and therefore an organization within the laboratory. */
export function memberOf(id: string, { laboratory, locale, publicUrl }: Within): object | null {
  const member = laboratory.team[id];
  if (!member) return null;
  return {
    '@type': 'Organization',
    name: member.name[locale],
    description: member.role[locale],
    parentOrganization: { '@id': laboratoryId(publicUrl) },
  };
}

/** The sources of a page's facts. */
export const citationsOf = ({ sources = [] }: DescribedPage): object =>
  sources.length > 0
    ? { citation: sources.map(({ label, url }) => ({ '@type': 'CreativeWork', name: label, url })) }
    : {};
