import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../icons/icon.tsx';

/** Changes between light and dark. Without JavaScript the page follows the system and the switch is not shown. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <span className={className}>
      <button
        type="button"
        data-live="behaviour"
        data-theme-choice="dark"
        aria-label={m.theme_to_dark()}
        className="min-h-11 min-w-11 place-items-center"
      >
        <Icon name="moon" className="size-5" />
      </button>
      <button
        type="button"
        data-live="behaviour"
        data-theme-choice="light"
        aria-label={m.theme_to_light()}
        className="min-h-11 min-w-11 place-items-center"
      >
        <Icon name="sun" className="size-5" />
      </button>
    </span>
  );
}
