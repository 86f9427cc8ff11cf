import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Authenticator } from "@/components/admin/authenticator/authenticator";
import { refusal, stubFetch } from "@/tests/support/components/fetch-stub";
import { renderWithQueries } from "@/tests/support/components/with-queries";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const BEGIN = "POST /api/admin/authenticator";
const CONFIRM = "POST /api/admin/authenticator/confirm";
const REMOVE = "DELETE /api/admin/authenticator";
const begun = { secret: "GEZDGNBVGY3TQOJQ", uri: "otpauth://totp/x", qr_svg: "<svg/>" };
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByLabelText("Authenticator code");

describe("the authenticator's section", () => {
  it("sets up an app and shows the recovery codes once", async () => {
    const answer = { message: "The authenticator is on.", recovery_codes: ["k7mq2-x9fhd", "b"] };
    const sent = stubFetch({
      [BEGIN]: { body: begun },
      [CONFIRM]: [refusal("invalid_code", "This code is not right."), { body: answer }],
    });
    renderWithQueries(<Authenticator since={null} codesLeft={0} />);
    await press("Set up");
    expect(await screen.findByText("GEZD GNBV GY3T QOJQ")).toBeVisible();
    expect(screen.getByAltText("QR code for the authenticator app")).toBeVisible();
    await userEvent.type(field(), "048213");
    await press("Turn on");
    expect(await screen.findByText("This code is not right.")).toBeVisible();
    await press("Turn on");
    expect(await screen.findByLabelText("Recovery codes")).toHaveValue("k7mq2-x9fhd\nb");
    expect(sent.at(-1)).toEqual({ call: CONFIRM, body: { code: "048213" } });
    await press("Done");
    expect(screen.getByText(/The codes are not shown again/)).toBeVisible();
    await press("Done");
    expect(screen.queryByLabelText("Recovery codes")).toBeNull();
  });

  it("turns the app off with a code", async () => {
    const sent = stubFetch({ [REMOVE]: { body: { message: "The authenticator is off." } } });
    renderWithQueries(<Authenticator since={new Date()} codesLeft={1} />);
    expect(screen.getByText("One recovery code is left.")).toBeVisible();
    await press("Turn off");
    await userEvent.type(field(), "k7mq2-x9fhd");
    await userEvent.click(screen.getAllByRole("button", { name: "Turn off" }).at(-1) as Element);
    expect(sent).toEqual([{ call: REMOVE, body: { code: "k7mq2-x9fhd" } }]);
    expect(refresh).toHaveBeenCalled();
  });
});
