// Imported before a program of a test (`node --import`), whose parent speaks to it by a channel: it ends when its parent is gone.
// What is left behind would keep the output of the whole run open, and who reads that would wait for ever.
process.once('disconnect', () => process.exit(1));
// A program that is done may end before its parent.
process.channel?.unref();
