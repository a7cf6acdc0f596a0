export default function Page() {
  return <main>inserisci</main>;
}
