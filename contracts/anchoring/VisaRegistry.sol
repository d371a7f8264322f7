// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/**
 * @title Registry of anchored and revoked visa credentials
 * @notice Holds one Merkle root per batch of credentials and one bit per revoked credential. It
 * holds no personal data: a leaf is a position and a salted hash, and only the root comes here.
 *
 * @dev The leaf of the credential at `index` is
 * `keccak256(bytes.concat(keccak256(abi.encode(index, anchorHash))))`. The outer hash takes 32
 * bytes and an inner node takes 64, so no inner node passes for a leaf. Pairs are hashed in
 * ascending order, which is the order that OpenZeppelin's Merkle library expects.
 *
 * A root is written once and a revocation bit is set once; nothing here can undo either. Roles
 * may pass to other accounts, and what the former accounts wrote stays valid.
 */
contract VisaRegistry is AccessControlDefaultAdminRules {
    /// @dev Time and size share one storage slot, which is most of what an anchor costs.
    struct Batch {
        uint64 anchoredAt;
        uint32 size;
    }

    /// @notice Accounts with this role may anchor batches.
    bytes32 public constant ISSUER_ROLE = keccak256("ISSUER_ROLE");

    /// @notice Accounts with this role may revoke credentials of any batch.
    bytes32 public constant REVOKER_ROLE = keccak256("REVOKER_ROLE");

    /// @notice Reason codes run from 1 to this: administrative, suspected fraud, policy violation,
    /// document error, security compromise.
    uint8 public constant LAST_REASON_CODE = 5;

    /// @dev A size of 0 means that no batch stands under the root. Who proves by storage names this slot.
    mapping(bytes32 root => Batch batch) private _batches;

    /// @dev Bit `i` of word `w` belongs to the credential at `256 * w + i`.
    mapping(bytes32 root => mapping(uint256 word => uint256 bits)) private _revoked;

    /// @notice A batch of `size` credentials now stands under `root`.
    event Anchored(bytes32 indexed root, uint32 size);

    /// @notice The credentials of `root` at `256 * word + i`, for each bit `i` of `mask`, are
    /// revoked. Each bit of a batch appears in one such event at the most.
    event Revoked(bytes32 indexed root, uint256 word, uint256 mask, uint8 reasonCode);

    /// @notice The root is anchored already.
    error RootAlreadyAnchored(bytes32 root);

    /// @notice No batch stands under this root.
    error RootNotAnchored(bytes32 root);

    /// @notice A batch holds at least one credential.
    error EmptyBatch(bytes32 root);

    /// @notice A revocation names at least one credential.
    error EmptyMask(bytes32 root, uint256 word);

    /// @notice There is no reason with this code.
    error UnknownReason(uint8 reasonCode);

    /// @notice The mask names positions that a batch of this size does not have.
    error BeyondBatch(bytes32 root, uint256 word, uint256 mask, uint32 size);

    /// @notice These bits of the mask are set already.
    error AlreadyRevoked(bytes32 root, uint256 word, uint256 bits);

    /**
     * @notice The three accounts may be one. The one administrator alone appoints and dismisses
     * issuers and revokers. Its own office passes on in two steps, two days apart, so that the
     * theft of its key shows in time.
     * @param admin Best an account that is used for nothing else, such as one of several signers.
     * @param issuer The account from which batches will be anchored.
     * @param revoker The account from which credentials will be revoked.
     */
    constructor(
        address admin,
        address issuer,
        address revoker
    ) AccessControlDefaultAdminRules(2 days, admin) {
        _grantRole(ISSUER_ROLE, issuer);
        _grantRole(REVOKER_ROLE, revoker);
    }

    /**
     * @notice Anchors a batch: from this block on, each of its credentials can be proved against
     * `root`. The time of the block is the time of the anchor.
     * @dev A known root is refused, so that an anchor sent twice changes nothing.
     * @param root The root of the tree over the batch's leaves.
     * @param size How many leaves the tree has; no position from there on can be proved or revoked.
     */
    function anchor(bytes32 root, uint32 size) external onlyRole(ISSUER_ROLE) {
        if (size == 0) revert EmptyBatch(root);
        if (_batches[root].size != 0) revert RootAlreadyAnchored(root);

        _batches[root] = Batch({anchoredAt: uint64(block.timestamp), size: size});
        emit Anchored(root, size);
    }

    /**
     * @notice Revokes the credentials at `256 * word + i` for each bit `i` of `mask`: any number
     * of one word, for one storage write and one event.
     * @dev All or nothing. A bit that is set already reverts instead of passing, so that the
     * events tell each revocation once, with one reason.
     * @param root The batch, which must be anchored.
     * @param word Which 256 credentials of the batch the mask speaks of.
     * @param mask One bit for each credential to revoke.
     * @param reasonCode From 1 to `LAST_REASON_CODE`, for all of them.
     */
    function revoke(
        bytes32 root,
        uint256 word,
        uint256 mask,
        uint8 reasonCode
    ) external onlyRole(REVOKER_ROLE) {
        if (mask == 0) revert EmptyMask(root, word);
        if (reasonCode == 0 || reasonCode > LAST_REASON_CODE) revert UnknownReason(reasonCode);

        uint32 size = _batches[root].size;
        if (size == 0) revert RootNotAnchored(root);
        if (_isBeyond(size, word, mask)) revert BeyondBatch(root, word, mask, size);

        uint256 bits = _revoked[root][word];
        if (bits & mask != 0) revert AlreadyRevoked(root, word, bits & mask);

        _revoked[root][word] = bits | mask;
        emit Revoked(root, word, mask, reasonCode);
    }

    /**
     * @notice What the chain says of one credential.
     * @dev A proof that fails is an answer and not an error, as everywhere in the product.
     * @param root The batch to which the credential is said to belong.
     * @param index Its position in the batch.
     * @param anchorHash The salted hash of the credential.
     * @param proof The siblings from the leaf up.
     * @return anchoredAt When its batch was anchored; 0 when the root is unknown, the position
     * lies beyond the batch or the proof does not lead to the root.
     * @return revoked Whether its bit is set; false for what is not anchored.
     */
    function status(
        bytes32 root,
        uint256 index,
        bytes32 anchorHash,
        bytes32[] calldata proof
    ) external view returns (uint64 anchoredAt, bool revoked) {
        Batch memory batch = _batches[root];
        if (index >= batch.size) return (0, false);

        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, anchorHash))));
        if (!MerkleProof.verifyCalldata(proof, root, leaf)) return (0, false);

        return (batch.anchoredAt, (_revoked[root][index >> 8] >> (index & 255)) & 1 == 1);
    }

    /// @notice When the batch was anchored and how many credentials it has; both 0 if unknown.
    /// @param root The batch.
    function batchOf(bytes32 root) external view returns (uint64 anchoredAt, uint32 size) {
        Batch memory batch = _batches[root];
        return (batch.anchoredAt, batch.size);
    }

    /// @notice The revocation bits of the credentials from `256 * word` on.
    /// @param root The batch; an unknown one has no bit set.
    /// @param word Which 256 credentials of the batch.
    function revokedBits(bytes32 root, uint256 word) external view returns (uint256) {
        return _revoked[root][word];
    }

    /// @dev Compares words, not positions: `256 * word` could overflow.
    function _isBeyond(uint32 size, uint256 word, uint256 mask) private pure returns (bool) {
        uint256 last = uint256(size) - 1;
        if (word != last >> 8) return word > last >> 8;

        return mask >> ((last & 255) + 1) != 0;
    }
}
