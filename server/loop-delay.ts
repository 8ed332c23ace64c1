import { monitorEventLoopDelay } from 'node:perf_hooks';

const SAMPLE_EVERY_MS = 50;
const WINDOW_MS = 2_000;

/**
 * Starts to monitor the delay of the event loop, and returns a function that reads it: the 99th percentile of the last two seconds, in
 * milliseconds.
 */
export function watchLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
  histogram.enable();
  let delayMs = 0;
  setInterval(() => {
    // The histogram measures the time between samples, which is `SAMPLE_EVERY_MS` in a process without delay; it counts in nanoseconds.
    delayMs = histogram.percentile(99) / 1e6 - SAMPLE_EVERY_MS;
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => delayMs;
}
