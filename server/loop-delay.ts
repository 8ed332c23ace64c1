import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOK_EVERY_MS = 50;
const WINDOW_MS = 2_000;

/** Monitors the delay of the event loop: the 99th percentile of the last two seconds, in milliseconds. */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
  histogram.enable();
  let late = 0;
  setInterval(() => {
    late = histogram.percentile(99) / 1e6 - LOOK_EVERY_MS;
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => late;
}
