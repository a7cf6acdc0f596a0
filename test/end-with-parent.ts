// Imported before a test program (`node --import`) whose parent is connected by an IPC channel: ends the program when
// its parent exits. An orphaned process would keep the output of the run open, and its reader would wait for ever.
process.once('disconnect', () => process.exit(1));
// A program that has finished may exit before its parent.
process.channel?.unref();
