// Imported before a test program (`node --import`) whose parent is connected by an IPC channel. Ends the program when
// the parent exits. An orphaned process would keep the output of the run open, and its reader would wait for ever.
process.once('disconnect', () => process.exit(1));
// Lets a program that has finished exit before its parent.
process.channel?.unref();
