declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The tag loads at the first of these gestures, or at the latest when the page has this age (clause S7.04). */
const gestures = ['click', 'scroll', 'keydown', 'touchstart'];
const LATEST_MS = 2_000;
/** The delay of follow-up events after the tag has loaded (clause S9.01). */
const FOLLOW_UP_MS = 1_000;

/** Google's interface to its tag: commands wait in a list until the tag is loaded. It requires argument objects, not arrays. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag tells a command from other entries by its being an argument list.
  window.dataLayer.push(arguments);
}

/** Calls `begin` once, at the first gesture or when the page is two seconds old. */
export function atFirstGesture(begin: () => void): void {
  let begun = false;
  const once = () => {
    if (begun) return;
    begun = true;
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, once, true);
    begin();
  };
  const timer = setTimeout(once, Math.max(0, LATEST_MS - performance.now()));
  for (const gesture of gestures) window.addEventListener(gesture, once, { capture: true, passive: true });
  // A gesture before this script was loaded.
  if (navigator.userActivation?.hasBeenActive || window.scrollY > 0) once();
}

/** Loads the tag, and calls `followUp` one second after that. A blocked tag has no effect. */
export function loadTag(address: string, id: string, followUp: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${address}?id=${encodeURIComponent(id)}`;
  script.addEventListener('load', () => setTimeout(followUp, FOLLOW_UP_MS));
  document.head.append(script);
}
