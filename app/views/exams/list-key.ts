/** Where this browser keeps its list of exams; a file of its own, because every page brings it along. */
export const listKey = 'exam-list';
