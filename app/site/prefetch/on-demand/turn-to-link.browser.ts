/** A pointer that only crosses a link on its way to another one leaves it sooner. */
const DWELL_MS = 150;

type Act = (link: HTMLAnchorElement) => void;

/**
 * Calls back when the visitor turns to a link: touches it, or stays on it with a moving mouse or with the keyboard. Scrolling and loading a
 * page put links under a resting mouse, which says nothing about its visitor.
 */
export function onTurnToLink(act: Act): void {
  let waiting: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const turnTo = (link: HTMLAnchorElement | null) => {
    if (link === waiting?.link) return;
    clearTimeout(waiting?.timer);
    waiting = link ? { link, timer: setTimeout(() => act(link), DWELL_MS) } : undefined;
  };
  const hasMoved = movement();
  const passive = { passive: true };
  document.addEventListener('pointermove', (event) => hasMoved(event) && turnTo(linkAt(event)), passive);
  document.addEventListener('focusin', (event) => turnTo(linkAt(event)), passive);
  document.addEventListener(
    'touchstart',
    (event) => {
      const link = linkAt(event);
      if (link) act(link);
    },
    passive,
  );
}

/** Whether a mouse or a pen has moved on the screen: browsers also send events when the page moves under it. */
function movement(): (event: PointerEvent) => boolean {
  let last: { x: number; y: number } | undefined;
  return ({ pointerType, screenX: x, screenY: y, movementX, movementY }) => {
    if (pointerType === 'touch') return false;
    const hasMoved = last ? last.x !== x || last.y !== y : movementX !== 0 || movementY !== 0;
    last = { x, y };
    return hasMoved;
  };
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
