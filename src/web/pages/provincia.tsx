export default function Page() {
  return <main>provincia</main>;
}
