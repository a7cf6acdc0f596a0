// Exits with the parent, because an orphaned process would hold the output open and block its reader.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
