// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {VisaRegistry} from "contracts/anchoring/VisaRegistry.sol";
import {RegistryModel} from "./RegistryModel.sol";

/// @dev The cheat codes of forge that these tests use.
interface Vm {
    function assume(bool condition) external pure;
    function prank(address sender) external;
    function warp(uint256 timestamp) external;
}

/// @notice Tests single calls with random values, and checks invariants after random sequences of
/// calls.
contract VisaRegistryTest {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    uint256 private constant LEAVES_MAX = 24;

    VisaRegistry private _registry;
    RegistryModel private _model;

    function setUp() external {
        _model = new RegistryModel();
        _registry = new VisaRegistry(address(this), address(this), address(this));
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_model);
    }

    function testFuzz_anchorKeepsTimeAndSize(bytes32 root, uint32 size, uint64 time) external {
        VM.assume(size != 0 && time != 0);
        VM.warp(time);
        _registry.anchor(root, size);
        VM.warp(uint256(time) + 1);

        (uint64 anchoredAt, uint32 anchoredSize) = _registry.batchOf(root);
        require(anchoredAt == time && anchoredSize == size, "batch differs");
        require(!_succeeds(abi.encodeCall(_registry.anchor, (root, size))), "anchored twice");
    }

    function testFuzz_nobodyElseWrites(address sender, bytes32 root, uint256 mask) external {
        VM.assume(sender != address(this));
        _registry.anchor(root, 256);

        VM.prank(sender);
        require(
            !_succeeds(abi.encodeCall(_registry.anchor, (keccak256(abi.encode(root)), 1))),
            "anchored"
        );
        VM.prank(sender);
        require(!_succeeds(abi.encodeCall(_registry.revoke, (root, 0, mask, 1))), "revoked");
        VM.prank(sender);
        bytes32 role = _registry.ISSUER_ROLE();
        VM.prank(sender);
        require(!_succeeds(abi.encodeCall(_registry.grantRole, (role, sender))), "granted");
    }

    function testFuzz_revocationIsTakenExactlyWithinTheBatch(
        uint32 size,
        uint256 word,
        uint8 bit,
        uint8 reasonCode
    ) external {
        VM.assume(size != 0);
        word %= (uint256(size) >> 8) + 3;
        _registry.anchor("root", size);

        bool isTaken = _succeeds(
            abi.encodeCall(_registry.revoke, ("root", word, uint256(1) << bit, reasonCode))
        );
        bool isWithin = word * 256 + bit < size;
        require(isTaken == (isWithin && reasonCode >= 1 && reasonCode <= 5), "bounds differ");
        require(_registry.revokedBits("root", word) == (isTaken ? uint256(1) << bit : 0), "bits");
    }

    function testFuzz_statusProvesEachLeafAndNoOther(
        bytes32 seed,
        uint256 leafCount,
        uint256 position,
        uint256 mask
    ) external {
        leafCount = 1 + (leafCount % LEAVES_MAX);
        position %= leafCount;
        mask &= (uint256(1) << leafCount) - 1;
        (bytes32 root, bytes32[] memory proof) = _buildTree(seed, leafCount, position);
        _registry.anchor(root, uint32(leafCount));
        if (mask != 0) _registry.revoke(root, 0, mask, 1);

        bytes32 anchorHash = _anchorHash(seed, position);
        (uint64 anchoredAt, bool isRevoked) = _registry.status(root, position, anchorHash, proof);
        require(anchoredAt == block.timestamp, "not anchored");
        require(isRevoked == ((mask >> position) & 1 == 1), "revocation differs");

        (anchoredAt, isRevoked) = _registry.status(root, position, keccak256("other"), proof);
        require(anchoredAt == 0 && !isRevoked, "foreign hash");
        (anchoredAt, isRevoked) = _registry.status(root, position + 1, anchorHash, proof);
        require(anchoredAt == 0 && !isRevoked, "foreign position");
    }

    function testFuzz_noInventedProofIsAnchored(
        uint256 index,
        bytes32 anchorHash,
        bytes32[] calldata proof
    ) external {
        (bytes32 root, ) = _buildTree("batch", 8, 0);
        _registry.anchor(root, 8);
        (uint64 anchoredAt, bool isRevoked) = _registry.status(root, index, anchorHash, proof);
        require(anchoredAt == 0 && !isRevoked, "invented");
    }

    /// @notice The registry agrees with the model. No bit is cleared, no bit is beyond its batch,
    /// no bit is set twice, and no batch has changed since it was anchored.
    function invariant_registryStandsAsTheModelSays() external view {
        _model.requireAgreement();
    }

    function _succeeds(bytes memory callData) private returns (bool isSuccess) {
        (isSuccess, ) = address(_registry).call(callData);
    }

    function _anchorHash(bytes32 seed, uint256 index) private pure returns (bytes32) {
        return keccak256(abi.encode(seed, index));
    }

    /// @dev Builds a Merkle tree. Hashes the nodes in pairs, level by level. A node without a pair
    /// moves up unchanged. The contract accepts any shape of tree, so this tree can have another
    /// shape than the product's trees.
    function _buildTree(
        bytes32 seed,
        uint256 leafCount,
        uint256 position
    ) private pure returns (bytes32 root, bytes32[] memory proof) {
        bytes32[] memory level = new bytes32[](leafCount);
        for (uint256 i = 0; i < leafCount; i++) {
            level[i] = keccak256(abi.encode(keccak256(abi.encode(i, _anchorHash(seed, i)))));
        }

        bytes32[] memory siblings = new bytes32[](LEAVES_MAX);
        uint256 depth = 0;
        for (uint256 width = leafCount; width > 1; width = (width + 1) / 2) {
            if (position ^ 1 < width) siblings[depth++] = level[position ^ 1];
            for (uint256 i = 0; i < width; i += 2) {
                level[i / 2] = i + 1 < width ? _hashPair(level[i], level[i + 1]) : level[i];
            }
            position /= 2;
        }

        proof = new bytes32[](depth);
        for (uint256 i = 0; i < depth; i++) proof[i] = siblings[i];
        return (level[0], proof);
    }

    function _hashPair(bytes32 one, bytes32 other) private pure returns (bytes32) {
        return one < other ? keccak256(abi.encode(one, other)) : keccak256(abi.encode(other, one));
    }
}
