import { TextEncoder } from "node:util";
import { MessageChannel } from "node:worker_threads";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { PictureForm } from "@/components/account/picture-form";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";
import { profileSample } from "@/tests/support/samples/account";

const UPLOAD = "POST /api/users/profile-picture/upload";
const REMOVE = "DELETE /api/users/profile-picture";
const READ = "GET /api/users/profile";
const withPicture = { ...profileSample, profile_picture: "data:image/jpeg;base64,AAAA" };
const photo = () => new File(["x"], "me.jpg", { type: "image/jpeg" });
const picture = () => screen.queryByRole("img", { name: "Your profile" });
const input = () => screen.getByLabelText("Choose picture", { selector: "input" });
const button = (name: string) => screen.getByRole("button", { name });
const toasts = () => currentToasts().map(({ text }) => text);

/** Renders as the server does, with Node's globals that jsdom lacks. */
function htmlOf(page: ReactNode): string {
  Object.assign(globalThis, { TextEncoder, MessageChannel });
  return jest
    .requireActual<typeof import("react-dom/server")>("react-dom/server")
    .renderToString(page);
}

beforeAll(() => {
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = jest.fn();
});

describe("PictureForm", () => {
  it("shows initials, then a preview, and uploads on request", async () => {
    const done = { message: "Profile picture uploaded successfully!", profile_picture: "AAAA" };
    const sent = stubFetch({
      [UPLOAD]: { body: done },
      [READ]: { body: { user_data: withPicture } },
    });
    renderWithQueries(<PictureForm initial={profileSample} />);
    expect(screen.getByText("AM")).toBeVisible();
    const user = userEvent.setup();
    await user.upload(input(), photo());
    expect(picture()).toHaveAttribute("src", "blob:preview");
    expect(sent).toEqual([]);
    await user.click(button("Upload Image"));
    await waitFor(() => expect(picture()).toHaveAttribute("src", withPicture.profile_picture));
    expect(sent[0]?.call).toBe(UPLOAD);
    expect(sent[0]?.body.file).toBeInstanceOf(File);
    expect(toasts()).toContain("Profile picture uploaded successfully!");
    expect(URL.revokeObjectURL).toHaveBeenCalledWith("blob:preview");
  });

  it("accepts a picture chosen before hydration", async () => {
    const page = (
      <QueryClientProvider client={new QueryClient()}>
        <PictureForm initial={profileSample} />
      </QueryClientProvider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = htmlOf(page);
    await userEvent.upload(input(), photo());
    render(page, { container, hydrate: true });
    expect(await screen.findByRole("button", { name: "Upload Image" })).toBeVisible();
  });

  it.each([
    [
      "the server's refusal",
      refusal("unsupported_media_type", "Choose a photo."),
      "Choose a photo.",
    ],
    ["its own words", "offline" as const, "Failed to upload profile picture."],
  ])("reports %s and keeps the chosen file", async (_what, answer, text) => {
    stubFetch({ [UPLOAD]: answer });
    renderWithQueries(<PictureForm initial={profileSample} />);
    const user = userEvent.setup();
    await user.upload(input(), photo());
    await user.click(button("Upload Image"));
    expect(await screen.findByText(text)).toBeVisible();
    expect(button("Upload Image")).toBeVisible();
  });

  it("refuses other file types and files above 5 MB", async () => {
    stubFetch({});
    renderWithQueries(<PictureForm initial={profileSample} />);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input(), new File(["x"], "a.txt", { type: "text/plain" }));
    expect(screen.getByText("Choose an image file.")).toBeVisible();
    const large = photo();
    Object.defineProperty(large, "size", { value: 6 * 1024 * 1024 });
    await user.upload(input(), large);
    expect(screen.getByText("A picture has at most 5 MB.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Upload Image" })).toBeNull();
  });

  it("discards the choice on Cancel and removes a picture", async () => {
    stubFetch({
      [REMOVE]: { body: { message: "Profile picture removed." } },
      [READ]: { body: { user_data: profileSample } },
    });
    renderWithQueries(<PictureForm initial={withPicture} />);
    const user = userEvent.setup();
    await user.upload(input(), photo());
    await user.click(button("Cancel"));
    expect(picture()).toHaveAttribute("src", withPicture.profile_picture);
    await user.click(button("Remove picture"));
    await waitFor(() => expect(picture()).toBeNull());
  });
});
