/** The time until which this browser does not greet the visitor again, in epoch milliseconds. */
export const greetingKey = 'site-greeted';
/** The invitation folds up once per visit (clause S2.18). As in web analytics, a visit ends after half an hour. */
export const VISIT_MS = 30 * 60 * 1000;
/** A visitor who closes the welcome is not greeted again that day. */
export const CLOSED_FOR_MS = 24 * 60 * 60 * 1000;
