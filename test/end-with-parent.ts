// Preload of a test program whose parent is connected by an IPC channel. Ends the program when the parent exits,
// because an orphaned process would hold the output of the run open, and its reader would wait forever.
process.once('disconnect', () => process.exit(1));
// The channel must not keep a finished program running.
process.channel?.unref();
