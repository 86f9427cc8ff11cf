import { BUILDINGS, type Building, floorOf, roomOf } from "@/tests/architecture/floors";
import { importedFiles, read, sources } from "@/tests/architecture/sources";

describe.each(BUILDINGS.map((building) => [building.folder, building] as const))(
  "the rooms of %s",
  (folder, building) => {
    const files = sources(folder);
    const rooms = new Set(files.map((file) => roomOf(building, file)).filter(Boolean));

    it("each stand on a floor", () => {
      const homeless = [...rooms].filter((room) => floorOf(building, room) < 0);
      expect(homeless.map((room) => `${folder}${room} has no floor: ${ENTER}`)).toEqual([]);
      expect(building.floors.flat().filter((room) => !rooms.has(room))).toEqual([]);
    });

    it("import only from floors below their own", () => {
      const wrong = files.flatMap((file) => wrongImports(building, file));
      expect(wrong).toEqual([]);
    });
  },
);

it("every room of lib is on the map", () => {
  const map = read("docs/map.md");
  const [lib] = BUILDINGS;
  expect(lib?.floors.flat().filter((room) => !map.includes(`\`lib/${room}\``))).toEqual([]);
});

function wrongImports(building: Building, file: string): string[] {
  const from = roomOf(building, file);
  // A room without a floor is told of once, not by each of its imports.
  if (from === "" || floorOf(building, from) < 0) return [];
  return importedFiles(file).flatMap((imported) => {
    const to = roomOf(building, imported);
    const isRight = to === "" || to === from || floorOf(building, to) < floorOf(building, from);
    const line = `${file} imports ${imported}`;
    if (isRight || building.upward?.has(line)) return [];
    return [`${line}: ${advice(building.folder, from, to)}`];
  });
}

const ENTER = "put it into tests/architecture/floors.ts, and one of lib into docs/map.md";

function advice(folder: string, from: string, to: string): string {
  return `${folder}${to} is not below ${folder}${from}. Move what is needed down to where both reach it, or the code that needs it up.`;
}
