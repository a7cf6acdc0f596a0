export default function Page() {
  return <main>struttura</main>;
}
