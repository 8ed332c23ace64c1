import { formatList, formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { reliableExams } from './reliable-exams.ts';
import type { StiOffer } from './sti-offer.ts';

/** More names do not fit on a button. */
const MAX_NAMES = 3;

/** 'Agregar clamidia y gonorrea · $ 330.000': adds the exams of the package that are reliable after the chosen time; nothing if none is. */
export function AddReliable({ offer, day }: { offer: StiOffer; day: number }) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  const reliable = reliableExams(offer, day);
  if (!reliable) return null;
  const { codes, names, price } = reliable;
  const isNamed = names.length > 0 && names.length <= MAX_NAMES;
  const list = formatList(
    locale,
    names.map((name) => name[locale]),
  );
  const what = isNamed
    ? m.sti_add_names({ names: list })
    : m.sti_add_all({ count: names.length || offer.exams.length });
  return (
    <p className="no-print mt-4 grid sm:block">
      <ListAddLink codes={codes} className={button('outline')}>
        {price === null ? what : `${what} · ${formatMoney(locale, price, currency)}`}
      </ListAddLink>
    </p>
  );
}
