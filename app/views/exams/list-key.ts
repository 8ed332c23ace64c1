/** The key of this browser's exam list. It has its own file because every page loads it. */
export const listKey = 'exam-list';
