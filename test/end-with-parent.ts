// Ends a test program when its parent exits. An orphaned process would hold the output of the run open, and the
// reader would wait forever.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
