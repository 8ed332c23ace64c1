/** Where this browser keeps its list; a file of its own, because every page brings it along. */
export const listKey = 'exam-list';
