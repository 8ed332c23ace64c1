import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { waitsFor } from '../../ui/waits-for.ts';

/** Requests the same page again, with or without JavaScript. */
export const ReloadForm = ({ label }: { label: string }) => (
  <form>
    <button
      type="submit"
      {...waitsFor('behavior')}
      {...dataFor(clickContract, { reload: 'page' })}
      className={button('primary', 'mt-7')}
    >
      {label}
    </button>
  </form>
);
