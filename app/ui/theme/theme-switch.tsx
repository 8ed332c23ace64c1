import { m } from '../../i18n/paraglide/messages.js';
import { clickContract } from '../behaviors/clicks.contract.ts';
import { dataFor } from '../data-for.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { waitsFor } from '../waits-for.ts';

/** Switches between light and dark. Without JavaScript the page follows the system and the switch is hidden. */
export function ThemeSwitch({ className }: { className?: string }) {
  return (
    <span className={className}>
      <ThemeButton theme="dark" icon="moon" label={m.theme_to_dark()} />
      <ThemeButton theme="light" icon="sun" label={m.theme_to_light()} />
    </span>
  );
}

function ThemeButton({ theme, icon, label }: { theme: 'light' | 'dark'; icon: IconName; label: string }) {
  return (
    <button
      type="button"
      {...waitsFor('behavior')}
      {...dataFor(clickContract, { theme })}
      aria-label={label}
      className="min-h-11 min-w-11 place-items-center"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
