import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** At most one scroll to the top in this many milliseconds (clause S9.01). */
const THROTTLE_MS = 1_000;

/**
 * Scrolls to the top on every change of path, or to the anchor that the address names. Going back or forward is left to
 * the browser, which returns people to where they were.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);

  // The scroll position is the browser's; it follows the path.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === 'POP') return;
    // Screen readers and the keyboard go on from the new page's beginning.
    document.querySelector('main')?.focus({ preventScroll: true });
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    const now = performance.now();
    if (now - scrolledAt.current < THROTTLE_MS) return;
    scrolledAt.current = now;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, type]);
}
