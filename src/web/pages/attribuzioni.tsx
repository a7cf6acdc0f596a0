export default function Page() {
  return <main>attribuzioni</main>;
}
