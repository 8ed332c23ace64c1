import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Each location as one text, for the search: 'Estadio: Calle 47D … Parqueadero: El edificio no tiene …' */
export const siteTexts = ({ sites }: Pick<Laboratory, 'sites'>, locale: Locale): string[] =>
  sites.map(({ name, address, arrival, parking }) =>
    [
      `${name}: ${address}.`,
      ...(parking ? [`${m.site_parking({}, { locale })}: ${parking[locale]}`] : []),
      ...(arrival ? [arrival[locale]] : []),
    ].join(' '),
  );
