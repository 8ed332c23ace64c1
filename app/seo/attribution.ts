import type { Laboratory } from '../domain/laboratory/laboratory.ts';
import type { Locale } from '../i18n/locale.ts';
import { laboratoryId } from './business-profile.ts';
import type { DescribedPage } from './described-page.ts';

interface Within {
  laboratory: Laboratory;
  locale: Locale;
  publicUrl: string;
}

/** Who of the team reviews pages that name nobody. */
const REVIEWER = 'direccion-cientifica';

/** The part of the laboratory that answers for what a page says about health. Null when the team has nobody of that name. */
export const reviewerOf = (page: DescribedPage, within: Within): object | null =>
  memberOf(page.reviewer ?? REVIEWER, within);

/** A member of the laboratory's team, by its id: a group of people, so an organisation within the laboratory. */
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

/** Where a page's facts come from. */
export const citationsOf = ({ sources = [] }: DescribedPage): object =>
  sources.length > 0
    ? { citation: sources.map(({ label, url }) => ({ '@type': 'CreativeWork', name: label, url })) }
    : {};
