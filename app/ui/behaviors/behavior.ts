/**
 * Adds interaction to a piece of the server's HTML with plain DOM APIs. It is mounted on the element once, soon after the page loads, keeps
 * its state in attributes, and lives as long as the page.
 */
export type Behavior = (element: HTMLElement) => void;
