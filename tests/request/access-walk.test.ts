import { afterAll, describe, expect, test } from 'vitest';

import { actions, roles } from '../../app/domain/access/access-table.ts';
import { askName, asks, expectedFor, formOfAsk, openCells, proofRole, withoutPage } from '../support/access-cells.ts';
import { accessWorld, askAs, recordCanary, recordWords } from '../support/access-world.ts';
import { openEngines } from '../support/engines.ts';
import { later, start } from '../support/inbox-site.ts';

// D 43: every cell of the access table through HTTP, on both engines: action × role × whose record. `team-access.test.ts` presses the
// buttons of the team, `result-pages.test.ts` and `doctor-portal.test.ts` walk the states of a report.

const engines = await openEngines();
afterAll(() => Promise.all(engines.map(({ end }) => end())));
const named = asks.map((ask) => ({ name: askName(ask), ask }));

describe('D 43: no cell is left out', () => {
  test.each(actions.filter((action) => !withoutPage[action]))('%s has a request for each role', (action) => {
    expect(openCells(action)).toEqual([]);
  });
});

describe.each(engines)('D 43 on $name', (engine) => {
  const world = accessWorld(engine);

  describe.each(roles)('%s', (role) => {
    test.each(named)('$name', async ({ ask }) => {
      const { status, to, isAllowed } = expectedFor(role, ask);
      const record = ask.which === 'other' ? world.other : world.own;
      const answer = await askAs(world, role, ask.path(record), formOfAsk(ask, record));
      const location = answer.headers.get('Location');
      expect([answer.status, location]).toEqual([status, to === null ? null : expect.stringMatching(to)]);
      const html = await answer.text();
      expect(recordCanary.test(html) && !isAllowed).toBe(false);
      if (!isAllowed || ask.which !== 'list') return;
      const words = (of: 'own' | 'other') => ask.shows?.(world[of]) ?? recordWords[of];
      expect([html.includes(words('own')), html.includes(words('other'))]).toEqual([true, false]);
    });
  });

  test.each(named.filter(({ ask }) => proofRole(ask)))('D 20: an old proof is not enough: $name', async ({ ask }) => {
    world.pages.site.setClock(later(360));
    const role = proofRole(ask) ?? 'visitor';
    const answer = await askAs(world, role, ask.path(world.own), formOfAsk(ask, world.own));
    world.pages.site.setClock(start);
    const to = answer.headers.get('Location');
    expect([answer.status, to]).toEqual(
      ask.stale
        ? [ask.stale, null]
        : [303, expect.stringMatching(/^\/(admin-panel\/confirmar|portal-resultados\/comprobar)\?a=/)],
    );
  });
});
