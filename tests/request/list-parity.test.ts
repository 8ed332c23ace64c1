import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';

import { listParameters } from '../../app/catalogue/my-list/list-arrival.ts';
import { ListScreen } from '../../app/catalogue/my-list/list-screen.tsx';
import { listView } from '../../app/catalogue/my-list/list-view.ts';
import { lostListContract } from '../../app/catalogue/my-list/lost-list.contract.ts';
import MyList, { type MyListProps } from '../../app/catalogue/my-list/my-list.island.tsx';
import { planningHere } from '../../app/catalogue/my-list/on-demand/planning-here.browser.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { localeOfPath } from '../../app/i18n/locale.ts';
import { m } from '../../app/i18n/paraglide/messages.js';
import { inLocale } from '../../app/i18n/request-locale.server.ts';
import { LaboratoryProvider } from '../../app/views/laboratory/laboratory-context.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { publicUrl, siteOverHttp } from '../support/host.ts';
import { elements, textOf } from '../support/html.ts';

/**
 * A list is planned twice: by the server from the catalog, and in the browser from the file that the page names. Both must say the same
 * and lead to the same, for whatever list, person, and day.
 */

const demonstration = createCatalogue(demonstrationExams);
const { site } = siteOverHttp({ change: (services) => ({ ...services, catalogue: async () => demonstration }) });

const codes = demonstration.exams.map(({ code }) => code);
const LISTS = 40;
/** Spread over the catalog, from one exam to twelve: each list has others. */
const someCodes = (list: number): string[] =>
  Array.from({ length: 1 + (list % 12) }, (_, place) => codes[(list * 331 + place * 97) % codes.length] ?? '');
const persons = ['', '1', '2', '3', '4', '5', '6', '7', '38', '190'];
// The laboratory's clock shows Tuesday 2026-11-17, 10:00: days to come, a Sunday, a holiday, a day that has passed, and none.
const days = ['', '2026-11-24', '2026-11-22', '2026-12-08', '2025-01-01', '2026-12-31', '2026-02-30'];
const hours = ['', '07:00', '14:30', '03:00', '99'];
const pick = (from: readonly string[], place: number): string => from[place % from.length] ?? '';

const paths = [
  ...Array.from({ length: LISTS }, (_, list) => {
    const [day, hour, person] = [pick(days, list), pick(hours, list), pick(persons, list)];
    const locale = list % 3 === 2 ? '/en' : '';
    return `${locale}/mi-lista?e=${someCodes(list).join()}&dia=${day}&hora=${hour}&p=${person}`;
  }),
  '/mi-lista',
  '/en/mi-lista',
  // Emergencies, an unknown code, overlapping panels, several visits, a wait.
  '/mi-lista?e=MED-074,HEM-001,ZZZ-999',
  '/mi-lista?e=MED-074',
  '/mi-lista?e=PAN-001,PAN-002,QUI-001',
  '/en/mi-lista?e=END-022,END-023,HEM-001,QUI-001&dia=2026-11-24',
  '/mi-lista?e=HEM-001,ORI-041',
  '/mi-lista?e=HEM-001&agregar=unicornio',
  '/en/mi-lista?e=HEM-001&agregar=hemograma, PT',
  `/mi-lista?e=${codes.slice(0, 75).join()}`,
];

/** The server's HTML for the island, and the properties in it. */
function islandIn(html: string): { written: string; props: MyListProps } {
  const [, json = '', rest = ''] = /<div data-island="my-list" data-props="([^"]*)">([\s\S]*)<\/main>/.exec(html) ?? [];
  return {
    written: rest.replace(/<\/div>[^<]*$/, ''),
    props: JSON.parse(
      json
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  };
}

async function render(element: React.ReactElement): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude as unknown as BodyInit).text();
}

/** The build gives drawings another address than the source has. */
const plain = (html: string): string => html.replace(/href="[^"]*sprite[^"]*(#[\w-]+)"/g, 'href="$1"');

test.each(paths)('the browser writes %s as the server does', async (path) => {
  vi.stubGlobal('fetch', (address: string) => site.get(address));
  const locale = localeOfPath(path);
  const { written, props } = islandIn(await site.html(path));
  const here = await inLocale(locale, () => render(createElement(MyList, props)));
  expect(plain(here)).toBe(plain(written));

  // Once the browser has looked whether it keeps a list, links lead to the same lists by the fragment.
  const { exams, calendar, laboratory } = await planningHere(props.planning);
  const view = listView(
    props.address,
    { exams, calendar, now: props.now, locale },
    { place: 'fragment', isCarried: true, isOther: false },
  );
  const screen = createElement(ListScreen, { page: props.page, view, unclear: props.unclear });
  const after = await inLocale(locale, () => render(createElement(LaboratoryProvider, { value: laboratory }, screen)));
  const lasting = withoutNotice(written);
  expect(leadsTo(after)).toEqual(leadsTo(lasting));
  // These differ: who stores the list, and where the person is.
  const said = textOf(after)
    .replaceAll(m.list_privacy_here({}, { locale }), m.list_privacy({}, { locale }))
    .replace(m.list_person_here({}, { locale }), m.list_person_sent({}, { locale }));
  expect(said).toBe(textOf(lasting).replace(` ${m.list_opening({}, { locale })}`, ''));
  vi.unstubAllGlobals();
});

/** Only the server writes the hidden notice for a browser that cannot open its own list. */
const withoutNotice = (html: string): string =>
  html.replace(new RegExp(`<div ${lostListContract.notice}=[\\s\\S]*?</div>`), '');

/** The targets of all links, whether a list is in the query or in the fragment. */
const leadsTo = (html: string): string[] =>
  elements(html, 'a').map(({ href = '' }) => {
    const url = new URL(href, publicUrl);
    return url.pathname.includes('mi-lista') ? `${url.pathname} ${listParameters(url)}` : href;
  });
