/**
 * What makes a piece of the server's HTML move, in the browser's own terms: it is given the element once, soon after the page has
 * loaded, and keeps its state in attributes. It lives as long as the page does.
 */
export type Behaviour = (element: HTMLElement) => void;
