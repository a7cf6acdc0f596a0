export async function step(label, work) {
  process.stdout.write(`${label}… `);
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    process.stdout.write('no\n');
    throw error;
  }
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}
